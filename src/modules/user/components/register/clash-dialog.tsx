import { Button, LinkButton } from '#ui/button/button.tsx'
import { Dialog } from '#ui/state/dialog.tsx'
import type { Registration, UniqueField } from '../../rules/registration.ts'

interface ClashDialogProps {
  clash: UniqueField[]
  given: Registration
  words: Record<UniqueField | 'duplicate' | 'mend' | 'toLogIn', string>
  login: string
}

/** Names the fields whose values are already taken on the site (specification §8). */
export function ClashDialog({ clash, given, words, login }: ClashDialogProps) {
  const acts = (
    <>
      <form method="dialog">
        <Button isWide>{words.mend}</Button>
      </form>
      <LinkButton look="line" href={login}>
        {words.toLogIn}
      </LinkButton>
    </>
  )
  return (
    <Dialog
      id="clash"
      icon="alert"
      tone="danger"
      title={words.duplicate}
      facts={clash.map((field) => ({ name: words[field], value: given[field] }))}
      acts={acts}
      onClose={() => document.getElementById(clash[0]!)?.focus()}
      isOpen
    />
  )
}
