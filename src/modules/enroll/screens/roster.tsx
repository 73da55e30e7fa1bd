import { type MetaFunction, useActionData, useLoaderData } from 'react-router'
import { Banner } from '#ui/office/controls/banner.tsx'
import { Button } from '#ui/office/controls/button.tsx'
import { Crumbs } from '#ui/office/controls/crumbs.tsx'
import part from '#ui/office/controls/part.module.css'
import { StatePanel } from '#ui/office/state/state.tsx'
import { RosterFiles, WholeIds } from '../components/roster/roster-acts.tsx'
import { RosterChoices } from '../components/roster/roster-choices.tsx'
import styles from '../components/roster/roster.module.css'
import { RosterSheetView } from '../components/roster/roster-sheet.tsx'
import type { action, loader } from './roster.server.ts'

export { action, loader } from './roster.server.ts'

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => [{ title: loaderData?.title }]

/** A roster as printed and as a file. */
export default function Roster() {
  const { sheets, crumb, problem, words } = useLoaderData<typeof loader>()
  const acted = useActionData<typeof action>()
  const shown = (acted && 'sheets' in acted && acted.sheets) || sheets
  return (
    <div className={part.page}>
      <Controls hasSheets={shown.length > 0} />
      {shown.length === 0 && !problem && (
        <StatePanel
          state={{
            ...{ kind: 'empty', title: words.none, text: words.noneText },
            actions: [{ label: words.back, href: crumb.href, isPrimary: true }],
          }}
        />
      )}
      {shown.map((sheet) => (
        <RosterSheetView key={sheet.id} sheet={sheet} />
      ))}
    </div>
  )
}

function Controls({ hasSheets }: { hasSheets: boolean }) {
  const loaded = useLoaderData<typeof loader>()
  const acted = useActionData<typeof action>()
  const { crumb, count, problem, disclosures, words } = loaded
  return (
    <div className={styles.controls}>
      <Crumbs links={[crumb]} label={words.crumbs} />
      <div className={part.head}>
        <h1>
          {words.heading} <span className={part.sum}>{count}</span>
        </h1>
        {hasSheets && <Print label={words.print} />}
      </div>
      {problem && <Banner kind="problem">{problem}</Banner>}
      {acted && 'said' in acted && <Banner kind="done">{acted.said}</Banner>}
      <RosterChoices {...loaded} />
      {hasSheets && <RosterFiles words={words} {...(acted && 'file' in acted && { file: acted.file })} />}
      {hasSheets && disclosures && (
        <WholeIds words={words} disclosures={disclosures} refused={acted && 'problem' in acted ? acted : null} />
      )}
    </div>
  )
}

function Print({ label }: { label: string }) {
  return (
    <div className={part.acts}>
      <Button look="primary" icon="printer" onClick={() => print()}>
        {label}
      </Button>
    </div>
  )
}
