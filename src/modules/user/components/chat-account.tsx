import { Form } from 'react-router'
import { Details } from '#ui/account/details.tsx'
import { Button } from '#ui/button/button.tsx'
import { FormColumn, FormNote } from '#ui/field/form.tsx'
import { PasswordField } from '#ui/field/password-field.tsx'
import { Head } from '#ui/prose/head.tsx'
import { Alert } from '#ui/state/alert.tsx'
import type { ChatAccountShown } from '../elsewhere/chat-account.server.ts'

type ChatAccountProps = { shown: ChatAccountShown; problem: string | undefined }

/** The chat account in a profile: the linked account, or how to link one. */
export function ChatAccount({ shown, problem }: ChatAccountProps) {
  const { words } = shown
  return (
    <section className="block">
      <Head title={words.ways} />
      <FormColumn>
        {problem && <Alert tone="danger" title={problem} />}
        <Details
          details={[{ name: words.chat, value: shown.linked ? <Linked shown={shown} /> : <LinkForm words={words} /> }]}
        />
      </FormColumn>
    </section>
  )
}

function Linked({ shown: { words, linked, canUnlink, isOnlyWay } }: Pick<ChatAccountProps, 'shown'>) {
  return (
    <Form method="post">
      <FormColumn>
        <p>{linked}</p>
        {canUnlink && (
          <div>
            <input type="hidden" name="intent" value="unlink" />
            <Button look="line" isSmall>
              {words.unlink}
            </Button>
          </div>
        )}
        {isOnlyWay && <FormNote>{words.onlyWay}</FormNote>}
      </FormColumn>
    </Form>
  )
}

function LinkForm({ words }: Pick<ChatAccountShown, 'words'>) {
  return (
    <Form method="post">
      <FormColumn>
        <p>{words.notLinked}</p>
        <input type="hidden" name="intent" value="link" />
        <PasswordField
          label={words.current}
          name="password"
          autoComplete="current-password"
          showLabel={words.show}
          hideLabel={words.hide}
          required
        />
        <Button look="line" icon="chat">
          {words.link}
        </Button>
      </FormColumn>
    </Form>
  )
}
