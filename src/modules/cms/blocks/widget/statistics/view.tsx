import { Stats } from '#ui/hero/stats.tsx'
import { Head } from '#ui/prose/head.tsx'
import type { StatisticsContent } from './load.server.ts'

/** The academy's statistics. Renders nothing if counting failed. */
export default function Statistics({ shown: { title, cards } }: { shown: StatisticsContent }) {
  if (cards.length === 0) return null
  return (
    <section className="wrap block">
      {title && <Head title={title} />}
      <Stats
        stats={cards.map(({ name, allTime, currentMonth, month }) => ({
          ...{ name, value: allTime },
          more: { value: currentMonth, text: month },
        }))}
      />
    </section>
  )
}
