import { type ElementType, type ReactNode, useRef } from 'react'
import { classes } from '#ui/theme/classes.ts'
import type { RecordDescription } from '../description.ts'
import { ActionButton } from '../part/action.tsx'
import { Banner } from '../part/banner.tsx'
import { Crumbs } from '../part/crumbs.tsx'
import part from '../part/part.module.css'
import { PairSection } from './pair-section.tsx'
import { RecordBar } from './record-bar.tsx'
import { useRecordKeys } from './record-keys.ts'
import styles from './record.module.css'
import { RelatedCard } from './related-card.tsx'
import { Timeline } from './timeline.tsx'

/** `children` stand first among the sections: what the record is mostly opened for. */
type RecordViewProps = { description: RecordDescription; form?: ElementType; children?: ReactNode }

/** One record: what it is and what can be done with it, its fields by section, the rows that belong to it. */
export function RecordView({ description, form, children }: RecordViewProps) {
  const { crumbs, sections, related, saved, undo, timeline, words } = description
  const page = useRef<HTMLDivElement>(null)
  const aside = sections.filter((section) => section.isAside)
  const hasSide = aside.length > 0 || timeline !== undefined
  useRecordKeys(page)
  return (
    <div className={part.page} ref={page}>
      <Crumbs links={crumbs} label={words.crumbs} />
      <RecordBar description={description} form={form} />
      {saved && (
        <Banner kind="done" act={undo && <ActionButton action={undo} form={form} isSmall keys="Z" />}>
          {saved}
        </Banner>
      )}
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
        </div>
        {hasSide && (
          <div className={styles.stack}>
            {aside.map((section) => (
              <PairSection key={section.title} section={section} />
            ))}
            {timeline && <Timeline timeline={timeline} />}
          </div>
        )}
      </div>
    </div>
  )
}
