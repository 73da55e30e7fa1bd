import type { ElementType } from 'react'
import { ActionButton } from '../../../controls/action.tsx'
import { Banner } from '../../../controls/banner.tsx'
import part from '../../../controls/part.module.css'
import type { WorkbookDescription, WorkbookDone } from './workbook-description.ts'
import styles from './workbook.module.css'

type DoneProps = { done: WorkbookDone; form: ElementType } & Pick<WorkbookDescription, 'words'>

/** The result of the import, with a link to it and an undo. */
export function Done({ done: { text, undo, sheets }, words, form }: DoneProps) {
  return (
    <>
      <Banner kind="done" act={undo && <ActionButton action={undo} form={form} isSmall look="bare" />}>
        {text}
      </Banner>
      {sheets.length > 0 && <Sheets {...{ sheets, words }} />}
    </>
  )
}

function Sheets({ sheets, words }: Pick<WorkbookDone, 'sheets'> & Pick<WorkbookDescription, 'words'>) {
  return (
    <div className={styles.scroll}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{words.sheet}</th>
            <th scope="col" className={styles.number}>
              {words.create}
            </th>
            <th scope="col" className={styles.number}>
              {words.change}
            </th>
          </tr>
        </thead>
        <tbody>
          {sheets.map(({ name, created, changed, href }) => (
            <tr key={name}>
              <th scope="row">{href ? <NameLink {...{ name, href }} /> : name}</th>
              <td className={styles.number}>{created}</td>
              <td className={styles.number}>{changed}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

const NameLink = ({ name, href }: { name: string; href: string }) => (
  <a className={part.link} href={href}>
    {name}
  </a>
)
