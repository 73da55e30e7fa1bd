/** Names of Thai banks as statements write them, by the code of the Bank of Thailand. */
const NAMES: readonly (readonly [code: string, name: RegExp])[] = [
  ['002', /\bbbl\b|bangkok bank|กรุงเทพ(?!มหานคร)/i],
  ['004', /\bk-?bank\b|kasikorn|กสิกร/i],
  ['006', /\bktb\b|krung ?thai|กรุงไทย/i],
  ['011', /\bttb\b|\btmb|ทหารไทย|ทีทีบี/i],
  ['014', /\bscb\b|siam commercial|ไทยพาณิชย์/i],
  ['022', /\bcimbt?\b|ซีไอเอ็มบี/i],
  ['024', /\buobt?\b|united overseas|ยูโอบี/i],
  ['025', /\bbay\b|ayudhya|krungsri|กรุงศรี/i],
  ['030', /\bgsb\b|government savings|ออมสิน/i],
  ['034', /\bbaac\b|ธ\.?ก\.?ส\.?/i],
]

/** Returns the code of the bank that a text of a statement names, or null if it names none or several. */
export function bankInText(text: string): string | null {
  const found = NAMES.filter(([, name]) => name.test(text))
  return found.length === 1 ? found[0]![0] : null
}
