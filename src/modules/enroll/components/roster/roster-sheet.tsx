import type { RosterSheet } from './describe-roster.ts'
import styles from './roster.module.css'

/** The printed roster of one course. The table head repeats on each page. */
export function RosterSheetView({ sheet }: { sheet: RosterSheet }) {
  const [site, layout, ...more] = sheet.heading
  const isWide = sheet.columns.length > 6 || undefined
  return (
    // The sheet is wider than a phone. Keyboard users scroll it with the arrow keys.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section className={styles.sheet} data-wide={isWide} aria-label={sheet.title} tabIndex={0}>
      <header className={styles.heading}>
        <p>{site}</p>
        <h2>{layout}</h2>
        {more.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </header>
      <RosterTable sheet={sheet} />
      <footer className={styles.footing}>
        {sheet.footing.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </footer>
    </section>
  )
}

function RosterTable({ sheet }: { sheet: RosterSheet }) {
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          {sheet.columns.map(({ name, label }) => (
            <th key={name} scope="col" data-column={name}>
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {sheet.rows.map((row, at) => (
          <tr key={at}>
            {row.map((text, column) => (
              <td key={column} data-centred={sheet.columns[column]!.isCentred || undefined}>
                {text}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
