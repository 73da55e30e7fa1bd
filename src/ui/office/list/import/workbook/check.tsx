import { useId, useState } from 'react'
import { fill } from '#domain/locale/fill.ts'
import { Banner } from '../../../controls/banner.tsx'
import { Button } from '../../../controls/button.tsx'
import type { WorkbookDescription, WorkbookReport, WorkbookSheet } from './workbook-description.ts'
import { Problems } from './problems.tsx'
import styles from './workbook.module.css'

type WorkbookCheckProps = Pick<WorkbookDescription, 'words'> & {
  draft: { file: File; report: WorkbookReport }
  again: () => void
  store: (isTold: boolean) => void
}

/** The effect of the file by sheet, and the cells to correct first. */
export function WorkbookCheck({ draft: { file, report }, words, again, store }: WorkbookCheckProps) {
  const [isTold, setTold] = useState(true)
  const invite = useId()
  const isBad = report.problemCount > 0
  const count = report.created + report.changed
  const newPeople = report.sheets.find(({ collection }) => collection === 'user')?.created ?? 0
  const said = isBad ? fill(words.bad, { n: thai(report.problemCount) }) : count > 0 ? words.good : words.same
  return (
    <>
      <Banner kind={isBad ? 'problem' : 'done'}>
        <b>{file.name}</b> {said}
      </Banner>
      <Noted names={report.unknownSheets} said={words.unknown} />
      <Noted names={report.offSheets} said={words.off} />
      {!isBad && <Noted names={report.emptied} said={words.empties} />}
      <SheetTable sheets={report.sheets} words={words} />
      {report.sheets.map((sheet) => (
        <Problems key={sheet.collection} {...{ sheet, words }} />
      ))}
      <div className={styles.acts}>
        {!isBad && newPeople > 0 && (
          <div className={styles.invite}>
            <input id={invite} type="checkbox" checked={isTold} onChange={() => setTold(!isTold)} />
            <label htmlFor={invite}>
              {fill(words.invite, { n: thai(newPeople) })} <small>{words.inviteText}</small>
            </label>
          </div>
        )}
        <Button onClick={again}>{words.again}</Button>
        {!isBad && count > 0 && (
          <Button look="primary" onClick={() => store(isTold && newPeople > 0)}>
            {words.store}
          </Button>
        )}
      </div>
    </>
  )
}

/** Remarks about the file that the figures do not show. */
const Noted = ({ names, said }: { names: readonly string[]; said: string }) =>
  names.length > 0 && <Banner kind="notice">{fill(said, { names: names.join(', ') })}</Banner>

const figures = [
  ['create', 'created'],
  ['change', 'changed'],
  ['nothing', 'unchanged'],
  ['mend', 'problemCount'],
] as const

function SheetTable({ sheets, words }: Pick<WorkbookDescription, 'words'> & { sheets: readonly WorkbookSheet[] }) {
  return (
    <div className={styles.scroll}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{words.sheet}</th>
            {figures.map(([word]) => (
              <th key={word} scope="col" className={styles.number}>
                {words[word]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {sheets.map((sheet) => (
            <tr key={sheet.collection}>
              <th scope="row">{sheet.sheet}</th>
              {figures.map(([word, name]) => (
                <td key={word} className={styles.number} data-act={sheet[name] > 0 ? word : undefined}>
                  {thai(sheet[name])}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

const thai = (n: number) => n.toLocaleString('th-TH')
