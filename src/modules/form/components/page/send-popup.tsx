import { use, useEffect, useId } from 'react'
import { href } from 'react-router'
import { Button, LinkButton } from '#ui/button/button.tsx'
import { Dialog } from '#ui/state/dialog.tsx'
import type { Receipt, SendReply } from '../sending/calls.ts'
import { FormPageContext } from '../state/form-context.ts'
import type { SubmitState } from './use-submit.ts'

/** The popup of a form: a title while it is sent, then a subject and a message (specification L45). */
export function SendPopup({ submit, sendingTitle }: { submit: SubmitState; sendingTitle: string }) {
  const { content } = use(FormPageContext)!
  const { sending, close } = submit
  const { words } = content
  if (sending.phase === 'sending')
    return (
      <Popup key="sending" title={sendingTitle}>
        <p>{words.sendingText}</p>
      </Popup>
    )
  if (sending.phase !== 'answered') return null
  const { reply } = sending
  if (reply.kind === 'sent') return <SentPopup key="sent" receipt={reply.receipt} onClose={close} />
  return <RefusedPopup key="refused" reply={reply} onClose={close} />
}

function SentPopup({ receipt, onClose }: { receipt: Receipt; onClose: () => void }) {
  const { words } = use(FormPageContext)!.content
  const facts = receipt.number ? [{ name: words.number, value: receipt.number }] : undefined
  return (
    <Popup
      icon="done"
      title={receipt.subject || words.sent}
      {...(facts && { facts })}
      onClose={onClose}
      acts={
        receipt.orderID !== '' && (
          <LinkButton href={href('/lesson/pay/:id', { id: receipt.orderID })} isWide>
            {words.pay}
          </LinkButton>
        )
      }
    >
      <p>{receipt.message || words.sentText}</p>
    </Popup>
  )
}

type Refusal = Exclude<SendReply, { kind: 'sent' | 'lost' }>

function RefusedPopup({ reply, onClose }: { reply: Refusal; onClose: () => void }) {
  const { words } = use(FormPageContext)!.content
  const text = reply.message || (reply.kind === 'changed' ? words.changedTitle : words.refusedText)
  return (
    <Popup
      icon="alert"
      tone="danger"
      title={words.refused}
      onClose={onClose}
      acts={
        reply.kind === 'changed' && (
          <Button type="button" isWide onClick={() => location.reload()}>
            {words.reload}
          </Button>
        )
      }
    >
      <p>{text}</p>
    </Popup>
  )
}

type PopupProps = Omit<Parameters<typeof Dialog>[0], 'id' | 'isOpen'> & { onClose?: () => void }

/** The focus stays in the popup, and returns to the button that sent the form. */
function Popup({ acts, children, onClose, ...rest }: Omit<PopupProps, 'acts'> & { acts?: PopupProps['acts'] }) {
  const { words } = use(FormPageContext)!.content
  useReturnedFocus()
  return (
    <Dialog
      {...rest}
      id={useId()}
      isOpen
      {...(onClose && { onClose })}
      acts={
        <>
          {acts}
          {onClose && (
            <form method="dialog">
              <Button look={acts ? 'line' : 'solid'} isWide>
                {words.close}
              </Button>
            </form>
          )}
        </>
      }
    >
      {children}
    </Dialog>
  )
}

function useReturnedFocus() {
  useEffect(
    () => () => {
      requestAnimationFrame(() => {
        const isLost = document.activeElement === document.body || document.activeElement === null
        if (isLost && !document.querySelector('dialog[open]'))
          document.querySelector<HTMLElement>('[data-form-submit]')?.focus()
      })
    },
    [],
  )
}
