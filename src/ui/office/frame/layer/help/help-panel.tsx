import { Layer } from '../layer.tsx'
import { LayerHead } from '../layer-head.tsx'
import layer from '../layer.module.css'
import { Button } from '../../../controls/button.tsx'
import styles from './help.module.css'
import { type KeyGroup, KeyList } from './key-list.tsx'

export interface Help {
  /** The screen that the help describes. */
  title: string
  sentences: string[]
  keys: KeyGroup[]
}

type HelpWords = Record<'help' | 'close' | 'allKeys' | 'tour', string>

interface HelpPanelProps {
  help: Help
  words: HelpWords
  onKeys: () => void
  onTour: () => void
  onClose: () => void
}

/** The purpose of this screen in a few sentences, its shortcuts, and a button to start the tour. */
export function HelpPanel({ help, words, onKeys, onTour, onClose }: HelpPanelProps) {
  return (
    <Layer at="side" label={words.help} onClose={onClose}>
      <LayerHead title={help.title} close={words.close} onClose={onClose} />
      <div className={layer.body}>
        <div className={styles.text}>
          {help.sentences.map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
        </div>
        <KeyList groups={help.keys} />
        <div className={styles.acts}>
          <Button icon="keyboard" onClick={onKeys}>
            {words.allKeys}
          </Button>
          <Button icon="player-play" onClick={onTour}>
            {words.tour}
          </Button>
        </div>
      </div>
    </Layer>
  )
}

interface KeySheetProps {
  groups: KeyGroup[]
  words: Pick<HelpWords, 'close' | 'allKeys'>
  /** Single-letter shortcuts can be turned off, for voice input or accidental key presses. */
  letters: { areOn: boolean; label: string; turn: () => void }
  onClose: () => void
}

/** All shortcuts of the back office on one sheet. */
export function KeySheet({ groups, words, letters, onClose }: KeySheetProps) {
  return (
    <Layer at="middle" label={words.allKeys} onClose={onClose}>
      <LayerHead title={words.allKeys} close={words.close} onClose={onClose} />
      <div className={layer.body}>
        <label className={styles.letters}>
          <input type="checkbox" checked={letters.areOn} onChange={letters.turn} />
          {letters.label}
        </label>
        <KeyList groups={groups} />
      </div>
    </Layer>
  )
}
