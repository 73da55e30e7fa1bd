const masks: readonly [RegExp, string][] = [
  [/[^\s@"'<>]{1,64}@[^\s@"'<>]{1,253}/g, '[e-mail]'],
  [/([?&](?:requestId|code|state|token|key|secret)=)[^&\s"']+/gi, '$1[…]'],
  [/(?<!\d)\d{13}(?!\d)/g, '[13 digits]'],
  [/(?<!\d)0\d{8,9}(?!\d)/g, '[phone]'],
]

/** A line of a log without what could name a person or open his account. */
export const masked = (text: string): string =>
  masks.reduce((said, [pattern, mask]) => said.replaceAll(pattern, mask), text)
