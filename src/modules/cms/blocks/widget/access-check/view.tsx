import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { Button, LinkButton } from '#ui/button/button.tsx'
import { Dialog } from '#ui/state/dialog.tsx'
import { State } from '#ui/state/state.tsx'
import type { AccessCheckContent } from './load.server.ts'

/** What replaces the withheld content: a popup over the page or a message in its place. */
export default function AccessCheck({ shown }: { shown: AccessCheckContent }) {
  const { pathname, search } = useLocation()
  if (shown === null) return null
  const { title, text, logIn } = shown
  const back = logIn?.href.startsWith('/') ? `?next=${encodeURIComponent(pathname + search)}` : ''
  const way = logIn && <LinkButton href={logIn.href + back}>{logIn.label}</LinkButton>
  const isPopup = shown.action === 'popup'
  return (
    <>
      <div className="wrap block">
        <State icon="lock" title={title} {...(!isPopup && { text })} {...(way && { acts: way })} />
      </div>
      {isPopup && <Message shown={shown} way={way} />}
    </>
  )
}

function Message({ shown, way }: { shown: NonNullable<AccessCheckContent>; way: ReactNode }) {
  const { id, title, text, close } = shown
  const acts = (
    <>
      {way}
      <form method="dialog">
        <Button look="line" isWide>
          {close}
        </Button>
      </form>
    </>
  )
  return (
    <Dialog id={`access-${id}`} icon="lock" title={title} acts={acts} isOpen>
      <p>{text}</p>
    </Dialog>
  )
}
