import { Badge, type Tone } from '#ui/button/badge.tsx'
import { Stats } from '#ui/hero/stats.tsx'
import { Head } from '#ui/prose/head.tsx'
import { Alert } from '#ui/state/alert.tsx'
import { Table } from '#ui/table/table.tsx'
import type { SampleDashboardContent } from './load.server.ts'

const tones: Record<SampleDashboardContent['orders'][number]['status'], Tone> = {
  Shipped: 'info',
  Pending: 'warning',
  Delivered: 'success',
}

/** Sample figures above the sample orders from which they are computed. */
export default function SampleDashboard({
  shown: { title, figures, orders, words },
}: {
  shown: SampleDashboardContent
}) {
  return (
    <section className="wrap block stack">
      <Head title={title} note={<Badge tone="warning">{words.sample}</Badge>} />
      <Alert title={words.sampleText} />
      <Stats stats={figures} />
      <Table
        caption={title}
        rows={orders}
        keyOf={({ id }) => id}
        columns={[
          { id: 'id', title: words.id, cell: ({ id }) => id },
          { id: 'customer', title: words.customerName, cardLabel: words.customerName, cell: (row) => row.customerName },
          { id: 'date', title: words.date, cardLabel: words.date, cell: ({ date }) => date },
          {
            ...{ id: 'status', title: words.status, cardLabel: words.status },
            cell: ({ status, label }) => <Badge tone={tones[status]}>{label}</Badge>,
          },
          { id: 'total', title: words.total, cardLabel: words.total, isEnd: true, cell: ({ total }) => total },
        ]}
      />
    </section>
  )
}
