import styles from './bulk.module.css'

type TickProps = {
  label: string
  isOn: boolean
  /** Some of the rows that it stands for are ticked. */
  isPartly?: boolean
  toggle: (isRange: boolean) => void
}

/** The box that takes a row, or a page of rows, into the selection; with Shift all rows between. */
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
