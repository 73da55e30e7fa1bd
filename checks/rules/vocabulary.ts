import type { Project, SourceFile } from '../project.ts'
import type { Rule, Violation } from '../rule.ts'

export const rule: Rule = {
  name: 'vocabulary',
  description:
    'The project speaks of the product, in standard terms: nothing unfinished, no filler text, no path of one machine, no private word in names, comments, documents and English texts.',
  minimumFiles: 480,
  check: (project) => [
    ...project.paths.filter(isProse).flatMap((path) => violationsIn(project, path)),
    ...project
      .sources(isNamed)
      .flatMap((file) => [...privateNamesIn(file), ...privateCommentsIn(file), ...privateTextsIn(file)]),
    ...project.paths.filter(isDocument).flatMap((path) => privateDocumentIn(project, path)),
  ],
}

// Each pattern is written so that it does not match itself.
const refused = [
  /\bTOD[O]\b/,
  /\bFIXM[E]\b/,
  /\bXX[X]\b/,
  /\bhelper[ ]agents?\b/i,
  /\bsession[ ]limits?\b/i,
  /\bcoming[ ]soon\b/i,
  /\blorem[ ]ipsum\b/i,
  /(?<![\w.*~@/-])[/](work|tmp)[/][\w.]/,
]

function isProse(path: string): boolean {
  if (path === 'package-lock.json') return false
  return /\.([cm]?[jt]sx?|json|md|css|html|svg|sql|sh|ya?ml|txt|csv|tsv)$|(^|\/)[^.]+$/.test(path)
}

function violationsIn(project: Project, path: string): Violation[] {
  const lines = (project.read(path) ?? '').split('\n')
  return lines.flatMap((text, index) => {
    const found = refused.map((pattern) => pattern.exec(text)).find((match) => match !== null)
    return found ? [{ path, line: index + 1, says: `says "${found[0]}"` }] : []
  })
}

/** Words of a private vocabulary that newcomers would have to learn. The glossary has the standard terms. */
const privateWords = new Set(
  [
    ...['anew', 'believed', 'brought', 'chore', 'deed', 'door', 'errand', 'floor', 'gardener', 'house', 'mould'],
    ...['untrue', 'wall', 'whoever'],
  ].flatMap((word) => [word, `${word}s`]),
)

/** Migrations and seed data keep the names that they were written with. */
const isNamed = (path: string) => !path.startsWith('database/')

function privateNamesIn({ path, text }: SourceFile): Violation[] {
  const ofPath = wordsOf(path).filter((word) => privateWords.has(word))
  const declared = [...text.matchAll(/^(?:export )?(?:async )?(?:const|function|class|interface|type) ([\w$]+)/gm)]
  return [
    ...ofPath.map((word) => ({ path, says: `is named with "${word}"` })),
    ...declared.flatMap(({ 1: name = '', index }) =>
      wordsOf(name)
        .filter((word) => privateWords.has(word))
        .map((word) => ({ path, line: lineAt(text, index), says: `declares ${name}, a name with "${word}"` })),
    ),
  ]
}

/** Private words and phrases of running English. */
const privatePhrase = new RegExp(
  `\\b(${[...privateWords].filter((word) => !/^(door|floor|house|wall)s?$/.test(word)).join('|')}|lead on|by itself|stands|stood|lies (?:at|in))\\b`,
  'i',
)

/** Lines of comments, without code in backticks and tool directives. */
function privateCommentsIn({ path, text }: SourceFile): Violation[] {
  return text.split('\n').flatMap((line, index) => {
    if (!/^\s*(\/\*\*?|\*|\/\/) /.test(line) || /(oxlint|eslint|ts)-/.test(line)) return []
    const phrase = privatePhrase.exec(withoutCode(line))
    return phrase ? [{ path, line: index + 1, says: `comments with "${phrase[0]}"` }] : []
  })
}

/** English texts for people, as `words.ts` and manifests hold them. */
function privateTextsIn({ path, text }: SourceFile): Violation[] {
  if (!path.startsWith('src/')) return []
  return [...text.matchAll(/\ben: '((?:[^'\\]|\\.)*)'/g)].flatMap(({ 1: english = '', index }) => {
    const phrase = privatePhrase.exec(english)
    return phrase ? [{ path, line: lineAt(text, index), says: `shows "${phrase[0]}"` }] : []
  })
}

const isDocument = (path: string) =>
  path.endsWith('.md') && !path.startsWith('docs/requirements') && !path.startsWith('database/')

function privateDocumentIn(project: Project, path: string): Violation[] {
  const text = (project.read(path) ?? '').replaceAll(/```[\s\S]*?```/g, (code) => code.replaceAll(/[^\n]/g, ''))
  return text.split('\n').flatMap((line, index) => {
    const phrase = privatePhrase.exec(withoutCode(line))
    return phrase ? [{ path, line: index + 1, says: `says "${phrase[0]}"` }] : []
  })
}

const withoutCode = (line: string) => line.replaceAll(/`[^`]*`/g, '')

/** Returns the words of a name or path in lower case: `lineBefore` gives line and before. */
const wordsOf = (name: string) =>
  name
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1 $2')
    .split(/[^A-Za-z]+/)
    .map((word) => word.toLowerCase())

const lineAt = (text: string, index: number) => text.slice(0, index).split('\n').length
