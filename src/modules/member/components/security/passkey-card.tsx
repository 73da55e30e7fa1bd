import { TextInput } from '@mantine/core'
import { useState } from 'react'
import { useHydrated } from '#ui/field/hydrated.ts'
import { Banner } from '#ui/office/controls/banner.tsx'
import { Button } from '#ui/office/controls/button.tsx'
import { usePasskey } from '../use-passkey.ts'
import { Card } from './card.tsx'
import styles from './security.module.css'
import type { WorkProps } from './security-work.tsx'

/** A new passkey of this browser, with a name for its owner. */
export function PasskeyCard({ work: { words } }: Pick<WorkProps, 'work'>) {
  const [name, setName] = useState('')
  const { begin, failed, isBusy } = usePasskey({ intent: 'passkey', name })
  const isReady = useHydrated()
  return (
    <Card title={words.passkeyHeading}>
      <p>{words.passkeyText}</p>
      {failed && <Banner kind="problem">{words.passkeyFailed}</Banner>}
      <div className={styles.form}>
        <TextInput
          label={words.passkeyName}
          value={name}
          maxLength={60}
          onChange={(event) => setName(event.target.value)}
        />
        <Button
          icon="plus"
          disabled={!isReady}
          aria-busy={isBusy || undefined}
          onClick={() => begin({ for: 'register' })}
        >
          {words.passkeyAdd}
        </Button>
      </div>
    </Card>
  )
}
