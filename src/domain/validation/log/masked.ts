const masks: readonly [RegExp, string][] = [
  [/(\b[a-z][a-z\d+.-]*:\/\/)[^\s/@:]*:[^\s/@]*@/gi, '$1'],
  [/[^\s@"'<>]{1,64}@[^\s@"'<>]{1,253}/g, '[e-mail]'],
  [/\beyJ[\w-]+\.[\w-]+\.[\w-]*/g, '[token]'],
  [/(\b(?:Bearer|Basic)\s+)[\w.~+/=-]{8,}/gi, '$1[…]'],
  [/([?&](?:requestId|code|state|token|key|secret|assertion|preview|by)=)[^&\s"']+/gi, '$1[…]'],
  [/(\b(?:password|passwd|pwd|secret|token|sid|api[-_]?key|authorization)["']?\s*[:=]\s*["']?)[^\s"',;&}]+/gi, '$1[…]'],
  [/(\/lesson\/pay\/visitor\/)[\w-]+/g, '$1[…]'],
  // The values that a database prints when it refuses a row.
  [/(Failing row contains )\([\s\S]*?\)(?=\.|\s|$)/g, '$1([…])'],
  [/(Key \([^)]*\)=)\([^)]*\)/g, '$1([…])'],
  [/(invalid input (?:syntax|value) for [^:\n]{1,80}: )"[^"\n]*"/g, '$1"[…]"'],
  [/(?<![\d๐-๙])[\d๐-๙]-?[\d๐-๙]{4}-?[\d๐-๙]{5}-?[\d๐-๙]{2}-?[\d๐-๙](?![\d๐-๙])/g, '[13 digits]'],
  [/(?<![\d๐-๙])(?:\+66[- ]?|[0๐])(?:[\d๐-๙][- ]?){7,8}[\d๐-๙](?![\d๐-๙])/g, '[phone]'],
  [/(?<![\w/-])(?=[\w-]*\d)(?=[\w-]*[a-z])[\w-]{40,}(?![\w/-])/gi, '[key]'],
]

/** Returns a log line without personal data and secrets. */
export const masked = (text: string): string =>
  masks.reduce((said, [pattern, mask]) => said.replaceAll(pattern, mask), text)
