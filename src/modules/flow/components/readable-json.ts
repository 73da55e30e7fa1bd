/** Returns stored JSON with line breaks. It may have been cut. '' for an empty value. */
export function readableJson(stored: string): string {
  if (stored === '' || stored === '{}' || stored === 'null') return ''
  try {
    return JSON.stringify(JSON.parse(stored), null, 2)
  } catch {
    return stored
  }
}
