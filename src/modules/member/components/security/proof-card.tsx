import { PasswordInput } from '@mantine/core'
import { Button } from '#ui/office/controls/button.tsx'
import { PasskeyButton } from '../passkey-button.tsx'
import { Card } from './card.tsx'
import styles from './security.module.css'
import type { WorkProps } from './security-work.tsx'

/** Asks for the password again, or a passkey. */
export function ProofCard({ work: { words, hasPasskeyHere }, form: Form }: WorkProps) {
  return (
    <Card title={words.proveHeading}>
      <p>{words.proveText}</p>
      <Form method="post" className={styles.form}>
        <PasswordInput
          name="password"
          label={words.password}
          autoComplete="current-password"
          visibilityToggleButtonProps={{ 'aria-label': words.showPassword }}
          required
          withAsterisk={false}
        />
        <input type="hidden" name="intent" value="prove" />
        <Button type="submit" look="primary">
          {words.prove}
        </Button>
      </Form>
      {hasPasskeyHere && <PasskeyButton words={words.prover} more={{ intent: 'prove' }} />}
    </Card>
  )
}
