import { useEffect, useRef, useState } from 'react'
import { cookieKinds, type Consent, type CookieKind, eachKind } from '#domain/browser/consent.ts'
import { quietCall } from '#platform/http/client/quiet-call.ts'
import { Button } from '#ui/button/button.tsx'
import { Checkbox } from '#ui/field/checkbox.tsx'
import type { Frame } from '../../frame.server.ts'
import styles from './consent-bar.module.css'
import { useIsEarly } from './decided.ts'

interface ConsentBarProps {
  words: Frame['cookies']
  isOptIn: boolean
  policyId: string
  onDecided: () => void
}

/**
 * The cookie popup (specification §4): agree, decline, and a panel with the five kinds. All are on unless the site is
 * opt-in.
 */
export default function ConsentBar({ words, isOptIn, policyId, onDecided }: ConsentBarProps) {
  const { bar, isEarly } = useEarly()
  const [allowed, setAllowed] = useState(() => eachKind(!isOptIn))
  const [isOpen, setOpen] = useState(false)
  const [state, setState] = useState<'asking' | 'sending' | 'failed'>('asking')
  const decide = async (agree: boolean) => {
    setState('sending')
    const isKept = await keep({ agree, ...(agree ? allowed : eachKind(false)) })
    if (isKept) onDecided()
    else setState('failed')
  }
  return (
    <aside ref={bar} className={styles.consent} aria-label={words.label} data-early={isEarly || undefined}>
      <div className={`wrap ${styles.row}`}>
        <div>
          <p className={styles.title}>{words.title}</p>
          <p>
            {words.text}{' '}
            <button className={styles.read} type="button" popoverTarget={policyId}>
              {words.read}
            </button>
          </p>
          {isOpen && <Kinds words={words} allowed={allowed} onChange={setAllowed} />}
          <p role="alert">{state === 'failed' && words.failed}</p>
        </div>
        <div className={styles.acts}>
          <Button type="button" isSmall isBusy={state === 'sending'} onClick={() => void decide(true)}>
            {words.agree}
          </Button>
          <Button type="button" isSmall look="line" onClick={() => void decide(false)}>
            {words.decline}
          </Button>
          <Button type="button" isSmall look="quiet" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            {words.details}
          </Button>
        </div>
      </div>
    </aside>
  )
}

/** Whether hydration is pending. A click before hydration is repeated now. */
function useEarly() {
  const bar = useRef<HTMLElement>(null)
  useEffect(() => {
    const pressed = bar.current?.querySelector<HTMLElement>('[data-pressed]')
    delete pressed?.dataset['pressed']
    pressed?.click()
  }, [])
  return { bar, isEarly: useIsEarly() }
}

type Allowed = Record<CookieKind, boolean>
type KindsProps = { words: Frame['cookies']; allowed: Allowed; onChange: (allowed: Allowed) => void }

function Kinds({ words, allowed, onChange }: KindsProps) {
  return (
    <fieldset className={styles.kinds}>
      <legend className="sr">{words.kinds}</legend>
      {cookieKinds.map((kind) => (
        <Checkbox
          key={kind}
          label={words[kind]}
          name={kind}
          checked={allowed[kind]}
          onChange={(event) => onChange({ ...allowed, [kind]: event.target.checked })}
        />
      ))}
    </fieldset>
  )
}

const keep = async (consent: Consent) => {
  const headers = { 'content-type': 'application/json' }
  return (await quietCall('/api/consent', { method: 'POST', headers, body: JSON.stringify(consent) })) !== null
}
