import { Layer } from '../layer.tsx'
import { LayerHead } from '../layer-head.tsx'
import layer from '../layer.module.css'
import { Button } from '../../../controls/button.tsx'
import styles from './help.module.css'
import { type KeyGroup, KeyList } from './key-list.tsx'

export interface Help {
  /** The screen that it is about. */
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

/** What this screen is for, in a few sentences, its keys, and the way to be shown round again. */
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
  /** Single letters can be turned off, for who gives commands by voice or presses keys by mistake. */
  letters: { areOn: boolean; label: string; turn: () => void }
  onClose: () => void
}

/** All keys of the back office on one sheet. */
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
