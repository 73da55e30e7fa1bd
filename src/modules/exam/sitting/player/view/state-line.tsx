import { fill } from '#domain/locale/fill.ts'
import { Icon } from '#ui/icon/icon.tsx'
import { unsentSlots } from '../outbox/outbox.ts'
import type { SendState } from '../outbox/sender.ts'
import type { PlayerWords } from '../words.ts'
import styles from './view.module.css'

/** Whether all answers are saved. Only a lost network is announced. */
export function StateLine({ state, words }: { state: SendState; words: PlayerWords }) {
  const unsent = unsentSlots(state.outbox).length
  const isWaiting = unsent > 0 && (state.isLost || state.isSignedOut || state.outbox.status !== 'open')
  return (
    <p className={styles.state}>
      <Icon name={isWaiting ? 'offline' : unsent > 0 ? 'clock' : 'check'} size="s" />
      <span role="status">{isWaiting && fill(state.isStored ? words.onDevice : words.notStored, { n: unsent })}</span>
      {!isWaiting && <span>{unsent > 0 ? words.saving : words.saved}</span>}
    </p>
  )
}
