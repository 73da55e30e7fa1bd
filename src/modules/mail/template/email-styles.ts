import { emailWidth } from '../rules/email-design.ts'

/** No web font: Gmail removes them. Leelawadee and Thonburi are the Thai fonts of Windows and of Apple. */
const font = "Sarabun,'Leelawadee UI','Noto Sans Thai',Thonburi,Tahoma,sans-serif"

/** Outlook cuts tone marks unless the height of lines is a least height. */
const text = (px: number) =>
  `font-family:${font};font-size:${px}px;line-height:${Math.ceil(px * 1.6)}px;mso-line-height-rule:at-least;word-break:break-word;overflow-wrap:anywhere;`

export const colours = { ink: '#1f2937', soft: '#4b5563', paper: '#ffffff', page: '#f3f4f6', line: '#e5e7eb' }

export const styles = {
  body: `margin:0;padding:0;background-color:${colours.page};`,
  sheet: `width:100%;max-width:${emailWidth}px;margin:0 auto;background-color:${colours.paper};table-layout:fixed;`,
  cell: 'padding:8px 32px;',
  paragraph: `${text(16)}color:${colours.ink};margin:0;`,
  small: `${text(13)}color:${colours.soft};margin:0;`,
  heading: (px: number) => `${text(px)}color:${colours.ink};font-weight:bold;margin:0;`,
  picture: 'display:block;width:100%;max-width:${emailWidth - 64}px;height:auto;border:0;',
  logo: 'display:inline-block;max-width:240px;max-height:64px;height:auto;border:0;',
  button: (brand: string) =>
    `${text(16)}display:inline-block;padding:10px 24px;border-radius:8px;background-color:${brand};color:#ffffff;font-weight:bold;text-decoration:none;`,
  plainButton: (brand: string) =>
    `${text(16)}display:inline-block;padding:9px 23px;border-radius:8px;border:1px solid ${brand};color:${brand};text-decoration:none;`,
} as const

/** The colours of dark mode, for programs that follow it. */
export const darkRules = `.page{background-color:#111827!important}.sheet{background-color:#1f2937!important}.ink,.ink a{color:#f3f4f6!important}.soft,.soft a{color:#d1d5db!important}`
