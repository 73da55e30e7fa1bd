import { Icon, type IconName } from '#ui/icon/icon.tsx'
import { classes } from '#ui/theme/classes.ts'
import type { PlayerWords } from '../words.ts'
import styles from './parts.module.css'

/** `missed`: correct, and not selected. */
export type Verdict = 'right' | 'wrong' | 'missed' | 'partly'

/** Returns the verdict on something that can be selected, or null if there is nothing to say. */
export function verdictOf({ isSelected, isCorrect }: { isSelected: boolean; isCorrect: boolean }): Verdict | null {
  if (isSelected) return isCorrect ? 'right' : 'wrong'
  return isCorrect ? 'missed' : null
}

const icons: Record<Verdict, IconName> = { right: 'check', wrong: 'close', missed: 'arrow', partly: 'info' }
const names: Record<Verdict, keyof PlayerWords> = {
  right: 'verdictRight',
  wrong: 'verdictWrong',
  missed: 'verdictMissed',
  partly: 'verdictPartly',
}

/** A verdict in words with an icon, so that its colour is never the only sign. */
export function VerdictMark({ verdict, words }: { verdict: Verdict | null; words: PlayerWords }) {
  if (!verdict) return null
  return (
    <span className={classes(styles.verdict, styles[`verdict--${verdict}`])}>
      <Icon name={icons[verdict]} size="s" />
      {words[names[verdict]]}
    </span>
  )
}
