/**
 * Returns the parts that the command names, or all. Returns null after printing the help, or an error for an unknown
 * part.
 */
export const chosenParts = (parts: Readonly<Record<string, { about: string }>>, usage: string): string[] | null => {
  const names = Object.keys(parts)
  const help = `${usage}\n${names.map((name) => `  ${name.padEnd(9)} ${parts[name]!.about}`).join('\n')}`
  const asked = process.argv.slice(2)
  const unknown = asked.filter((name) => name !== '--help' && !names.includes(name))
  if (asked.includes('--help')) console.log(help)
  else if (unknown.length > 0) {
    console.error(`There is no part ${unknown.join(', ')}.\n${help}`)
    process.exitCode = 2
  } else return asked.length > 0 ? asked : names
  return null
}
