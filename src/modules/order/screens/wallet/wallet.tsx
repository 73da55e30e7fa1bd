import { Form, type MetaFunction, useActionData, useLoaderData } from 'react-router'
import { Details } from '#ui/account/details.tsx'
import { Button, LinkButton } from '#ui/button/button.tsx'
import { Head } from '#ui/prose/head.tsx'
import { Alert } from '#ui/state/alert.tsx'
import { Table } from '#ui/table/table.tsx'
import type { action, loader } from './wallet.server.ts'

export { action, loader } from './wallet.server.ts'

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => [{ title: loaderData?.title }]

type WalletViewModel = ReturnType<typeof useLoaderData<typeof loader>>
type Move = WalletViewModel['moves'][number]

/** A learner's credit: what is left and when it ends, packages to buy more, and the history. */
export default function Wallet() {
  const { words, balance, lots, packages, moves, shop } = useLoaderData<typeof loader>()
  const refused = useActionData<typeof action>()
  return (
    <div className="wrap">
      <section className="stack block">
        <Head level="h1" title={words.title} />
        {refused?.problem && <Alert tone="danger" title={refused.problem} />}
        <p>
          {words.balance} <b>{balance}</b>
        </p>
        {shop && (
          <p>
            <LinkButton href={shop} look="line">
              {words.redeem}
            </LinkButton>
          </p>
        )}
        {lots.length > 0 && <Details details={lots} />}
      </section>
      {packages.length > 0 && (
        <section className="stack block">
          <Head title={words.topUp} />
          {packages.map((one) => (
            <Package key={one.id} of={one} />
          ))}
        </section>
      )}
      <section className="block">
        <Head title={words.history} />
        {moves.length === 0 ? (
          <p>{words.none}</p>
        ) : (
          <Table caption={words.history} columns={columnsOf(words)} rows={moves} keyOf={({ id }) => id} />
        )}
      </section>
    </div>
  )
}

function Package({ of }: { of: WalletViewModel['packages'][number] }) {
  return (
    <Form method="post">
      <p>
        {of.text} · {of.note}
      </p>
      <Button name="package" value={of.id} look="line" isSmall>
        {of.button}
      </Button>
    </Form>
  )
}

const columnsOf = (words: WalletViewModel['words']) => [
  { id: 'what', title: words.what, cell: ({ what }: Move) => what },
  { id: 'date', title: words.date, cardLabel: words.date, cell: ({ date }: Move) => date },
  { id: 'amount', title: words.amount, cardLabel: words.amount, isEnd: true, cell: ({ amount }: Move) => amount },
]
