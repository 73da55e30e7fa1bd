const line = /^\s*([A-Za-z]\w{0,63})\s*=\s*([\w.-]{0,200})\s*$/

/** The values that a step takes from its result as lines: `total = data.total`. */
export const outputLines = (output: Readonly<Record<string, string>>): string =>
  Object.entries(output)
    .map(([name, path]) => `${name} = ${path}`)
    .join('\n')

/** Reads such lines. A line of another form is left out. */
export const readOutput = (text: string): Record<string, string> =>
  Object.fromEntries(
    text
      .split('\n')
      .flatMap((one) => {
        const found = line.exec(one)
        return found ? [[found[1]!, found[2]!] as const] : []
      })
      .slice(0, 20),
  )
