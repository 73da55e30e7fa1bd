import { Button } from '../button.tsx'
import { Icon } from '../../icon/icon.tsx'
import styles from './upload.module.css'
import type { UploadWords } from './upload.ts'
import type { Sending } from './use-uploads.ts'

type SendingListProps = {
  sendings: Sending[]
  words: UploadWords
  again: (sending: Sending) => void
  drop: (id: number) => void
  hold: (sending: Sending) => void
}

/** The uploads under way with their progress, and the failed ones. */
export function SendingList({ sendings, ...by }: SendingListProps) {
  if (sendings.length === 0) return null
  return (
    <ul className={styles.sendings}>
      {sendings.map((one) => (
        <li key={one.id} data-bad={one.problem === undefined ? undefined : ''}>
          <b>{one.file.name}</b>
          {one.problem === undefined ? <OnItsWay one={one} {...by} /> : <Broken one={one} {...by} />}
        </li>
      ))}
    </ul>
  )
}

type OneProps = Omit<SendingListProps, 'sendings'> & { one: Sending }

function OnItsWay({ one, words, drop, hold }: OneProps) {
  const { id, file, share, canHold, isHeld } = one
  return (
    <>
      <progress max={1} value={share} aria-label={`${words.uploading} ${file.name}`} />
      <span className={styles.share}>{isHeld ? words.held : `${Math.floor(share * 100)}%`}</span>
      {canHold && (
        <Button isSmall look="bare" onClick={() => hold(one)}>
          {isHeld ? words.goOn : words.hold}
        </Button>
      )}
      <Button isSmall look="bare" onClick={() => drop(id)}>
        {words.cancel}
      </Button>
    </>
  )
}

function Broken({ one, words, again, drop }: OneProps) {
  return (
    <>
      <span role="alert" className={styles.problem}>
        <Icon name="alert-circle" size={16} />
        {one.problem}
      </span>
      <Button isSmall look="bare" onClick={() => again(one)}>
        {words.again}
      </Button>
      <Button isSmall look="bare" onClick={() => drop(one.id)}>
        {words.dismiss}
      </Button>
    </>
  )
}
