import { Form } from 'react-router'
import { Button } from '#ui/button/button.tsx'
import { FormColumn, FormNote, FormOr } from '#ui/field/form.tsx'

type ChatLogInProps = {
  action: string
  /** Where he goes on from there. */
  next: string
  words: Record<'or' | 'line' | 'lineFirst', string>
}

/** The other way to log in: by the chat app, where the site offers it. */
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
