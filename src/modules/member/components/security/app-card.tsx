import { TextInput } from '@mantine/core'
import { Button } from '#ui/office/controls/button.tsx'
import { Card } from './card.tsx'
import styles from './security.module.css'
import type { WorkProps } from './security-work.tsx'

/** The authenticator app: set up, confirm with a code, or remove. */
export function AppCard({ work, form: Form }: WorkProps) {
  const { words, setUp, hasTotp } = work
  if (setUp) return <SetUp setUp={setUp} words={words} form={Form} />
  return (
    <Card title={words.appHeading}>
      <p>{words.appText}</p>
      <Form method="post">
        <input type="hidden" name="intent" value={hasTotp ? 'totp-remove' : 'totp-begin'} />
        <Button type="submit" isBad={hasTotp} icon={hasTotp ? 'trash' : 'plus'}>
          {hasTotp ? words.appRemove : words.appBegin}
        </Button>
      </Form>
    </Card>
  )
}

type SetUpProps = Pick<WorkProps, 'form'> & {
  setUp: NonNullable<WorkProps['work']['setUp']>
  words: WorkProps['work']['words']
}

function SetUp({ setUp, words, form: Form }: SetUpProps) {
  return (
    <Card title={words.appHeading}>
      <p>{words.appScan}</p>
      <div className={styles.qr} role="img" aria-label={words.qr} dangerouslySetInnerHTML={{ __html: setUp.svg }} />
      <p>
        {words.secret} <code className={styles.secret}>{setUp.secret}</code>
      </p>
      <Form method="post" className={styles.form}>
        <TextInput
          name="code"
          label={words.code}
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={7}
          required
          withAsterisk={false}
        />
        <input type="hidden" name="intent" value="totp-confirm" />
        <Button type="submit" look="primary">
          {words.appConfirm}
        </Button>
      </Form>
    </Card>
  )
}
