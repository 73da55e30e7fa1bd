import { type ReactNode, useEffect, useRef, useState } from 'react'
import { fill } from '#domain/locale/fill.ts'
import { Button, LinkButton } from '#ui/button/button.tsx'
import { Icon, type IconName } from '#ui/icon/icon.tsx'
import { Alert } from '#ui/state/alert.tsx'
import { unsentSlots } from '../outbox/outbox.ts'
import type { Player } from '../use-player.ts'
import type { PlayerProps } from '../player-props.ts'
import type { PlayerWords } from '../words.ts'
import styles from './view.module.css'

type PanelProps = { icon: IconName; title: string; children?: ReactNode }

/** A message in place of the questions. It takes the focus, so that readers announce it. */
export function Panel({ icon, title, children }: PanelProps) {
  const panel = useRef<HTMLElement>(null)
  useEffect(() => panel.current?.focus(), [])
  return (
    <section ref={panel} className={styles.panel} tabIndex={-1} role="alert">
      <Icon name={icon} size="l" />
      <h2>{title}</h2>
      {children}
    </section>
  )
}

type LayerProps = { player: Player; words: PlayerWords; links: PlayerProps['links'] }

/** What takes the place of the questions now, or null. */
export function layerOf({ player, words, links }: LayerProps): ReactNode {
  const { state, submission, isSubmitting, isTimeUp } = player
  if (submission?.status === 'stuck') return <Stuck words={words} />
  if (state.outbox.status === 'closed' || submission?.status === 'closed')
    return <Closed unsent={unsentSlots(state.outbox).length} {...{ words, links }} />
  if (isTimeUp && state.outbox.status === 'open')
    return (
      <Panel icon="clock" title={words.timeUp}>
        <p>{words.timeUpText}</p>
      </Panel>
    )
  if (isSubmitting)
    return (
      <Panel icon="clock" title={words.submitting}>
        <p>{words.submittingText}</p>
      </Panel>
    )
  if (state.clock.isPaused && state.outbox.status !== 'read-only')
    return (
      <Panel icon="pause" title={words.paused}>
        <p>{words.pausedText}</p>
      </Panel>
    )
  return null
}

function Stuck({ words }: { words: PlayerWords }) {
  return (
    <Panel icon="alert" title={words.stuck}>
      <p>{words.stuckText}</p>
      <Button type="button" onClick={() => location.reload()}>
        {words.reload}
      </Button>
    </Panel>
  )
}

function Closed({ unsent, words, links }: { unsent: number; words: PlayerWords; links: PlayerProps['links'] }) {
  return (
    <Panel icon="lock" title={words.closed}>
      <p>{words.closedText}</p>
      {unsent > 0 && <p>{fill(words.notReceived, { n: unsent })}</p>}
      {links.result && <LinkButton href={links.result}>{words.seeResult}</LinkButton>}
      <LinkButton href={links.course} look={links.result ? 'line' : 'solid'}>
        {words.backToCourse}
      </LinkButton>
    </Panel>
  )
}

/** Another device has the right to write. The questions stay readable below. */
export function ReadOnlyLayer({ goOnHere, words }: { goOnHere: Player['goOnHere']; words: PlayerWords }) {
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle')
  const press = async () => {
    setState('busy')
    setState((await goOnHere()) ? 'idle' : 'failed')
  }
  return (
    <Alert tone="warning" icon="lock" title={words.readOnly}>
      <p>{words.readOnlyText}</p>
      {state === 'failed' && <p role="alert">{words.goOnFailed}</p>}
      <Button type="button" isBusy={state === 'busy'} onClick={() => state !== 'busy' && void press()}>
        {words.goOnHere}
      </Button>
    </Alert>
  )
}

type SignedOutProps = { logIn: string; words: PlayerWords; sendNow: () => void }

/** The session ended. Answers wait on this page while the learner logs in on another tab. */
export function SignedOutLayer({ logIn, words, sendNow }: SignedOutProps) {
  return (
    <Alert tone="danger" icon="user" title={words.signedOut}>
      <p>{words.signedOutText}</p>
      <div className={styles.acts}>
        <LinkButton href={logIn} target="_blank" rel="noreferrer">
          {words.logIn}
        </LinkButton>
        <Button type="button" look="line" onClick={sendNow}>
          {words.tryAgain}
        </Button>
      </div>
    </Alert>
  )
}
