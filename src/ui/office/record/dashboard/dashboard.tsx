import type { ElementType, ReactNode } from 'react'
import { ActionButton } from '../../controls/action.tsx'
import { Banner } from '../../controls/banner.tsx'
import part from '../../controls/part.module.css'
import { Charts } from '../chart/charts.tsx'
import { Figures } from '../figures.tsx'
import { PairSection } from '../pair-section.tsx'
import { RelatedCard } from '../related-card.tsx'
import { Timeline } from '../timeline/timeline.tsx'
import { Cards } from './cards.tsx'
import type { DashboardDescription } from './dashboard-description.ts'
import styles from './dashboard.module.css'

/** `acts` are the first actions, `children` are above the figures. */
type DashboardViewProps = {
  description: DashboardDescription
  form?: ElementType
  /** The input that was refused, and the reason. */
  refused?: { problem: string; written?: string } | undefined
  acts?: ReactNode
  children?: ReactNode
}

/** A dashboard: figures, charts, cards, fields and short lists. */
export function DashboardView(props: DashboardViewProps) {
  const { description, form, refused, children } = props
  const { saved, figures, charts, cards, sections, related, timeline } = description
  return (
    <div className={part.page}>
      <DashboardHead {...props} />
      {saved && !refused && <Banner kind="done">{saved}</Banner>}
      {refused && <Banner kind="problem">{refused.problem}</Banner>}
      <div className={styles.stack}>
        {children}
        {figures.length > 0 && <Figures figures={figures} />}
        <Charts charts={charts} />
        <Cards cards={cards} form={form} />
        {sections.map((section) => (
          <PairSection key={section.title} section={section} />
        ))}
        {related.map((one) => (
          <RelatedCard key={one.title} related={one} form={form} />
        ))}
        {timeline && <Timeline timeline={timeline} form={form} written={refused?.written} />}
      </div>
    </div>
  )
}

function DashboardHead({ description: { heading, total, actions }, form, acts }: DashboardViewProps) {
  return (
    <div className={part.head}>
      <h1>
        {heading}
        {total && <span className={part.sum}>{total}</span>}
      </h1>
      <div className={part.acts}>
        {acts}
        {actions.map((action) => (
          <ActionButton key={action.label} action={action} form={form} />
        ))}
      </div>
    </div>
  )
}
