import styles from './bulk.module.css'

type TickProps = {
  label: string
  isOn: boolean
  /** Only some of its rows are ticked. */
  isPartly?: boolean
  toggle: (isRange: boolean) => void
}

/** The checkbox of a row or of a page of rows. With Shift it includes all rows between. */
export function Tick({ label, isOn, isPartly = false, toggle }: TickProps) {
  return (
    <label className={styles.tick}>
      <input
        type="checkbox"
        aria-label={label}
        checked={isOn}
        ref={(box) => {
          if (box) box.indeterminate = isPartly
        }}
        onChange={({ nativeEvent }) => toggle(nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)}
        data-tick
      />
    </label>
  )
}
