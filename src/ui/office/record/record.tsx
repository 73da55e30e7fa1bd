import { type ElementType, type ReactNode, useRef } from 'react'
import { classes } from '#ui/theme/classes.ts'
import type { RecordDescription } from '../description.ts'
import { Outcome } from '../controls/banner.tsx'
import { Crumbs } from '../controls/crumbs.tsx'
import part from '../controls/part.module.css'
import { Attachments } from './attachments/attachments.tsx'
import { RecordActionCard } from './record-action/record-action-card.tsx'
import { Figures } from './figures.tsx'
import { Neighbours } from './neighbours.tsx'
import { PairSection } from './pair-section.tsx'
import { usePrint } from './print.ts'
import { RecordBar } from './record-bar.tsx'
import { useRecordKeys } from './record-keys.ts'
import styles from './record.module.css'
import { RelatedCard } from './related-card.tsx'
import { Timeline } from './timeline/timeline.tsx'

/** `children` are the first section: the main purpose of the screen. */
type RecordViewProps = {
  description: RecordDescription
  form?: ElementType
  /** The input that was refused, and the reason. */
  refused?: { problem: string; written: string } | undefined
  children?: ReactNode
}

/** The screen of one record: its head and actions, its fields by section, related rows, and its timeline. */
export function RecordView(props: RecordViewProps) {
  const { description, form, refused } = props
  const { crumbs, saved, undo, neighbours, words } = description
  const page = useRef<HTMLDivElement>(null)
  useRecordKeys(page)
  usePrint()
  return (
    <div className={part.page} ref={page}>
      <div className={styles.way}>
        <Crumbs links={crumbs} label={words.crumbs} />
        {neighbours && <Neighbours neighbours={neighbours} />}
      </div>
      <RecordBar description={description} form={form} />
      <Outcome
        done={saved ? { text: saved, ...(undo && { undo }) } : null}
        refused={refused && { problem: refused.problem }}
        form={form}
      />
      {description.action && <RecordActionCard action={description.action} form={form} />}
      {description.figures && <Figures figures={description.figures} />}
      <RecordBody {...props} />
    </div>
  )
}

function RecordBody({ description, form, refused, children }: RecordViewProps) {
  const { sections, related, attachments, timeline } = description
  const aside = sections.filter((section) => section.isAside)
  const hasSide = aside.length > 0
  return (
    <div className={classes(styles.record, hasSide && styles.two)}>
      <div className={styles.stack}>
        {children}
        {sections
          .filter((section) => !section.isAside)
          .map((section) => (
            <PairSection key={section.title} section={section} />
          ))}
        {related.map((one) => (
          <RelatedCard key={one.title} related={one} form={form} />
        ))}
        {attachments && <Attachments attachments={attachments} form={form} />}
        {timeline && <Timeline timeline={timeline} form={form} written={refused?.written} />}
      </div>
      {hasSide && (
        <div className={styles.stack}>
          {aside.map((section) => (
            <PairSection key={section.title} section={section} />
          ))}
        </div>
      )}
    </div>
  )
}
