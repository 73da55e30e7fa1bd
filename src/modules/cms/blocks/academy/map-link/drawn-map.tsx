import styles from './map-link.module.css'

/** A drawing of generic streets with a pin. It shows that the link leads to a map. */
export function DrawnMap() {
  return (
    <svg viewBox="0 0 480 300" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <path className={styles.field} d="M0 0h150v96H0zM300 176h180v124H300zM196 0h120v64H196z" />
      <path className={styles.water} d="M-20 250C80 210 130 286 220 262S330 150 500 176" />
      <path className={styles.road} d="M-20 130h520M176-20v340M340-20v340" />
      <path
        className={styles.lane}
        d="M-20 60h196M176 200H-20M340 70h160M340 230h160M90-20v150M258 130v190M420 130v190"
      />
      <path className={styles.pin} d="M240 166c30-30 46-54 46-76a46 46 0 1 0-92 0c0 22 16 46 46 76Z" />
      <circle className={styles['pin--dot']} cx="240" cy="90" r="17" />
    </svg>
  )
}
