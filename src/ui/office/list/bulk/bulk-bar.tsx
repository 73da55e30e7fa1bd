import { type ElementType, useId } from 'react'
import { fill } from '#domain/locale/fill.ts'
import { Button, ButtonLink } from '../../controls/button.tsx'
import { HiddenFields } from '../../controls/hidden-fields.tsx'
import { Kbd } from '../../controls/kbd.tsx'
import type { BulkDescription, BulkVerb } from './bulk-description.ts'
import { BulkAction } from './bulk-action.tsx'
import { BulkSet } from './bulk-set.tsx'
import styles from './bulk.module.css'
import type { Selecting, Selection } from './selection.ts'

type BulkBarProps = { bulk: BulkDescription; selecting: Selecting; form?: ElementType }

/** The actions on the ticked rows, at the bottom of the screen. They send the ids. Esc clears the selection. */
export function BulkBar({ bulk, selecting, form }: BulkBarProps) {
  const { selection, takeAll, clear } = selecting
  const { words } = bulk
  const count = countOf(bulk, selection)
  if (count === 0) return null
  const isTooMany = count > bulk.most
  const said = count.toLocaleString('th-TH')
  const sent = { hidden: hiddenOf(selection), form, afterwards: clear }
  return (
    <div className={styles.bulk} role="region" aria-label={fill(words.selected, { n: said })}>
      <span className={styles.count} role="status">
        {fill(words.selected, { n: said })}
      </span>
      {!selection.isAll && count < bulk.total && (
        <Button look="bare" isSmall onClick={takeAll}>
          {fill(words.all, { n: bulk.total.toLocaleString('th-TH') })}
        </Button>
      )}
      <span className={styles.rule} />
      {isTooMany && <span className={styles.problem}>{words.tooMany}</span>}
      {!isTooMany && bulk.settable.length > 0 && <BulkSet bulk={bulk} {...sent} />}
      {!isTooMany &&
        bulk.actions.map((action) => (
          <BulkAction key={action.name} {...{ action, ...sent }} count={said} title={words.many} />
        ))}
      {!isTooMany &&
        bulk.verbs.map((verb) => <VerbButton key={verb.intent} {...{ verb, bulk }} count={said} {...sent} />)}
      {bulk.exportHref && <ExportLink bulk={bulk} selection={selection} />}
      {bulk.opens && isNamed(selection) && <Opens opens={bulk.opens} selection={selection} />}
      <span className={styles.rule} />
      <Button look="bare" isSmall icon="x" aria-label={words.clear} onClick={clear} data-key="Escape">
        <Kbd keys="Esc" />
      </Button>
    </div>
  )
}

export interface Sent {
  hidden: { name: string; value: string }[]
  form?: ElementType
  afterwards: () => void
}

type VerbButtonProps = Sent & { verb: BulkVerb; bulk: BulkDescription; count: string }

/** Sends an undoable action at once, and asks before an irreversible one. */
function VerbButton({ verb, bulk, count, hidden, form: Form = 'form', afterwards }: VerbButtonProps) {
  const id = useId()
  const { words, ask } = bulk
  const send = (
    <Form method="post" onSubmit={afterwards}>
      <HiddenFields fields={[{ name: 'intent', value: verb.intent }, ...hidden]} />
      <Button type="submit" look={ask ? undefined : 'bare'} isSmall icon={verb.icon} isBad={verb.isDestructive}>
        {ask ? fill(words.do, { n: count }) : verb.label}
      </Button>
    </Form>
  )
  if (!ask) return send
  return (
    <>
      <Button look="bare" isSmall icon={verb.icon} isBad popoverTarget={id}>
        {verb.label}
      </Button>
      <div id={id} popover="auto" className={styles.ask} role="alertdialog" aria-label={verb.label}>
        <b>{fill(words.ask, { n: count })}</b>
        <p>{ask.text}</p>
        <div className={styles.answers}>
          <Button isSmall popoverTarget={id} popoverTargetAction="hide">
            {words.dont}
          </Button>
          {send}
        </div>
      </div>
    </>
  )
}

const mostInAddress = 200

/** The export of the rows. All rows of the list use its URL, ticked ones use their ids. */
function ExportLink({ bulk, selection }: { bulk: BulkDescription; selection: Selection }) {
  if (!isNamed(selection)) return null
  const filter = JSON.stringify({ _id: { $in: [...selection.ids] } })
  return (
    <ButtonLink look="bare" isSmall icon="download" href={`${bulk.exportHref}&filter=${encodeURIComponent(filter)}`}>
      {bulk.words.export}
    </ButtonLink>
  )
}

function Opens({ opens, selection }: { opens: NonNullable<BulkDescription['opens']>; selection: Selection }) {
  return opens.map(({ href, label, icon }) => (
    <ButtonLink key={href} look="bare" isSmall icon={icon} href={`${href}?ids=${[...selection.ids].join(',')}`}>
      {label}
    </ButtonLink>
  ))
}

/** Whether the ticked rows fit in a URL. */
const isNamed = ({ ids, isAll }: Selection) => !isAll && ids.size <= mostInAddress

function hiddenOf({ ids, isAll }: Selection) {
  return isAll ? [{ name: 'all', value: '1' }] : [{ name: 'ids', value: [...ids].join(',') }]
}

const countOf = ({ total }: BulkDescription, { ids, isAll }: Selection) => (isAll ? total : ids.size)
