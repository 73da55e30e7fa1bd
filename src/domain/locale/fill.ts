/**
 * Fills `{name}` placeholders with values. `{name|row|rows}` becomes the singular or plural word for that number in
 * English.
 */
export const fill = (text: string, values: Record<string, string | number>) =>
  text.replace(/\{(\w+)(?:\|([^|}]*)\|([^}]*))?\}/g, (gap, name: string, one?: string, many?: string) => {
    const value = String(values[name] ?? gap)
    if (one === undefined) return value
    return value === '1' ? one : many!
  })
