import type { CSSProperties } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { Locale } from '#platform/site/i18n/words.ts'
import type { EmailContent, Sender } from './email-content.ts'

/** Returns the mail as HTML, 600 px wide. Mail clients ignore style sheets, so styles are inline. */
export const letterHtml = (letter: EmailContent, from: Sender & { locale: Locale }): string =>
  `<!doctype html>${renderToStaticMarkup(<Sheet letter={letter} from={from} />)}`

const Sheet = ({ letter, from }: { letter: EmailContent; from: Sender & { locale: Locale } }) => (
  <html lang={from.locale}>
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width" />
      <title>{letter.subject}</title>
    </head>
    <body style={styles.body}>
      <div style={styles.around}>
        <table role="presentation" align="center" width="100%" cellPadding={0} cellSpacing={0} style={styles.sheet}>
          <tbody>
            <tr>
              <td style={{ ...styles.head, borderTop: `4px solid ${from.brand}` }}>{from.siteName}</td>
            </tr>
            <tr>
              <td style={styles.text}>
                <Said letter={letter} brand={from.brand} />
              </td>
            </tr>
            <tr>
              <td style={styles.foot}>{from.footer}</td>
            </tr>
          </tbody>
        </table>
      </div>
    </body>
  </html>
)

const Items = ({ letter, brand }: { letter: EmailContent; brand: string }) =>
  letter.items?.map(({ title, text, link }) => (
    <p key={link.href + title} style={styles.paragraph}>
      <strong>{title}</strong>
      {text && `\n${text}`}
      {'\n'}
      <a href={link.href} style={{ color: brand }}>
        {link.label}
      </a>
    </p>
  ))

const Said = ({ letter, brand }: { letter: EmailContent; brand: string }) => (
  <>
    <h1 style={styles.heading}>{letter.subject}</h1>
    {letter.greeting && <p style={styles.paragraph}>{letter.greeting}</p>}
    {letter.paragraphs.map((paragraph) => (
      <p key={paragraph} style={styles.paragraph}>
        {paragraph}
      </p>
    ))}
    {letter.action && (
      <p style={styles.paragraph}>
        <a href={letter.action.href} style={{ ...styles.button, backgroundColor: brand }}>
          {letter.action.label}
        </a>
      </p>
    )}
    {letter.action && (
      <p style={styles.small}>
        <a href={letter.action.href} style={{ color: brand }}>
          {letter.action.href}
        </a>
      </p>
    )}
    <Items letter={letter} brand={brand} />
    {letter.links?.map(({ label, href }) => (
      <p key={href} style={styles.small}>
        <a href={href} style={{ color: brand }}>
          {label}
        </a>
      </p>
    ))}
    {letter.note && <p style={styles.small}>{letter.note}</p>}
  </>
)

const face = 'Sarabun, Tahoma, sans-serif'
const styles = {
  body: { margin: 0, backgroundColor: '#f3f4f6', fontFamily: face },
  around: { padding: '24px 12px' },
  sheet: { maxWidth: '600px', margin: '0 auto', backgroundColor: '#ffffff', textAlign: 'left', lineHeight: 1.7 },
  head: { padding: '20px 32px 0', fontSize: '15px', fontWeight: 600, color: '#374151' },
  text: { padding: '8px 32px 16px' },
  heading: { margin: '8px 0 16px', fontSize: '22px', lineHeight: 1.5, fontWeight: 600, color: '#111827' },
  paragraph: { margin: '0 0 16px', fontSize: '16px', color: '#1f2937', whiteSpace: 'pre-line' },
  button: {
    ...{ display: 'inline-block', padding: '10px 24px', borderRadius: '8px' },
    ...{ color: '#ffffff', fontSize: '16px', fontWeight: 600, textDecoration: 'none' },
  },
  small: { margin: '0 0 12px', fontSize: '13px', color: '#4b5563', overflowWrap: 'anywhere' },
  foot: { padding: '16px 32px 24px', borderTop: '1px solid #e5e7eb', fontSize: '13px', color: '#4b5563' },
} as const satisfies Record<string, CSSProperties>
