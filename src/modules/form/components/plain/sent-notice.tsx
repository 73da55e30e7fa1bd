import { href } from 'react-router'
import { LinkButton } from '#ui/button/button.tsx'
import { State } from '#ui/state/state.tsx'
import type { FormPageContent } from '../../page-types/form/load.server.ts'
import type { Receipt } from '../sending/calls.ts'

/** What a browser without a script shows after sending. */
export function SentNotice({ receipt, words }: { receipt: Receipt; words: FormPageContent['words'] }) {
  const { number, subject, message, orderID } = receipt
  const pay = orderID !== '' && <LinkButton href={href('/lesson/pay/:id', { id: orderID })}>{words.pay}</LinkButton>
  return (
    <div className="wrap">
      <State
        icon="done"
        title={subject || words.sent}
        text={message || words.sentText}
        code={number !== '' && !message.includes(number) && `${words.number} ${number}`}
        acts={pay}
      />
    </div>
  )
}
