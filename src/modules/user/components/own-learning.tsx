import { Details } from '#ui/account/details.tsx'
import { Hours, type MonthHours } from '#ui/account/hours.tsx'
import { Head } from '#ui/prose/head.tsx'
import { Table } from '#ui/table/table.tsx'

interface Learnt {
  title: string
  sum: string
  text: string
  label: string
  months: MonthHours[]
  lines: { id: string; course: string; kind: string; day: string; hours: string }[]
}

interface OwnCertificate {
  id: string
  name: string
  number: string
  issued: string
  href: string
}

type Words = Record<'ledger' | 'when' | 'what' | 'amount' | 'kind' | 'certificates', string>

/** A learner's hours of this year with their entries, and the certificates. */
export function OwnLearning(of: { hours: Learnt | null; certificates: OwnCertificate[]; words: Words }) {
  const { hours, certificates, words } = of
  return (
    <>
      {hours && (
        <section className="block">
          <Head title={hours.title} />
          <Hours sum={hours.sum} text={hours.text} label={hours.label} months={hours.months} />
          <details>
            <summary>{words.ledger}</summary>
            <Table
              caption={words.ledger}
              rows={hours.lines}
              keyOf={({ id }) => id}
              columns={[
                { id: 'course', title: words.what, cell: ({ course }) => course },
                { id: 'day', title: words.when, cardLabel: words.when, cell: ({ day }) => day },
                { id: 'kind', title: words.kind, cardLabel: words.kind, cell: ({ kind }) => kind },
                { id: 'hours', title: words.amount, cardLabel: words.amount, cell: ({ hours: n }) => n },
              ]}
            />
          </details>
        </section>
      )}
      {certificates.length > 0 && <Certificates certificates={certificates} title={words.certificates} />}
    </>
  )
}

function Certificates({ certificates, title }: { certificates: readonly OwnCertificate[]; title: string }) {
  return (
    <section className="block">
      <Head title={title} />
      <Details
        details={certificates.map(({ name, number, issued, href }) => ({
          name: <a href={href}>{name}</a>,
          value: `${number} · ${issued}`,
        }))}
      />
    </section>
  )
}
