import { Form } from 'react-router'
import { Button } from '#ui/button/button.tsx'
import { FormColumn, FormNote, FormOr } from '#ui/field/form.tsx'

type ChatLogInProps = {
  action: string
  /** The URL after the login. */
  next: string
  words: Record<'or' | 'line' | 'lineFirst', string>
}

/** Login by the chat app, if the site offers it. */
export function ChatLogIn({ action, next, words }: ChatLogInProps) {
  return (
    <Form method="post" action={action}>
      <FormColumn>
        <FormOr>{words.or}</FormOr>
        <input type="hidden" name="next" value={next} />
        <Button look="line" icon="chat" isWide>
          {words.line}
        </Button>
        <FormNote>{words.lineFirst}</FormNote>
      </FormColumn>
    </Form>
  )
}
