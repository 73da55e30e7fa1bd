import { finishItems } from '../finish-items.ts'
import { tagOfCategory } from '../gift/blocks.ts'
import {
  BlockError,
  type DraftContent,
  type DraftQuestion,
  type FileItem,
  fileLimits,
  type FileProblem,
  type IgnoredPart,
  readBlock,
} from '../question-file.ts'
import { readBlanks, readCloze } from './read-blanks.ts'
import { readChoice, readMatching, readOrdering, readTruth } from './read-options.ts'
import { readDescription, readEssay, readNumerical, readShort } from './read-typed.ts'
import { plainOf } from './texts.ts'
import { childOf, childrenOf, parseXml, textOf, type XmlElement } from './xml-tree.ts'

const readers: Record<string, (element: XmlElement) => DraftContent> = {
  multichoice: readChoice,
  truefalse: readTruth,
  matching: readMatching,
  ordering: readOrdering,
  shortanswer: readShort,
  numerical: readNumerical,
  essay: readEssay,
  description: readDescription,
  gapselect: readBlanks,
  ddwtos: readBlanks,
  multianswer: readCloze,
  cloze: readCloze,
}

/** Reads a Moodle XML file: each question, or a problem at its line. XML that is broken gives one problem. */
export function readMoodleXml(text: string): FileItem[] {
  const root = readBlock(1, () => quizOf(text))
  if ('problem' in root) return [root]
  let category: string | null = null
  const drafts: (DraftQuestion | FileProblem)[] = []
  for (const element of childrenOf(root, 'question')) {
    if (element.attributes['type'] === 'category') category = tagOfCategory(textOf(element, 'category'))
    else drafts.push(readBlock(element.line, () => readQuestion(element, category)))
  }
  return finishItems(drafts)
}

function quizOf(text: string): XmlElement {
  const quiz = childOf(parseXml(text), 'quiz')
  if (!quiz) throw new BlockError('not-this-format')
  return quiz
}

function readQuestion(element: XmlElement, category: string | null): DraftQuestion {
  const type = element.attributes['type'] ?? ''
  const read = Object.hasOwn(readers, type) ? readers[type]! : null
  if (!read) throw new BlockError('type', { type: type.slice(0, 40) })
  if (element.children.length > fileLimits.answers + 50) throw new BlockError('too-long')
  const { question, key, ignored = [] } = read(element)
  const feedback = plainOf(childOf(element, 'generalfeedback'))
  const code = textOf(element, 'idnumber')
  const tags = childrenOf(childOf(element, 'tags') ?? element, 'tag').map((tag) => textOf(tag, 'text'))
  return {
    line: element.line,
    ...(code !== '' && { code }),
    title: textOf(element, 'name'),
    question,
    key: feedback === '' ? key : { ...key, feedback },
    tags: category === null ? tags : [category, ...tags],
    ignored: [...ignored, ...ignoredIn(element)],
  }
}

function ignoredIn(element: XmlElement): IgnoredPart[] {
  const has: Partial<Record<IgnoredPart, boolean>> = {
    penalty: Number(textOf(element, 'penalty')) > 0,
    hint: childOf(element, 'hint') !== undefined,
    picture: hasPicture(element),
    'combined-feedback': ['correctfeedback', 'partiallycorrectfeedback', 'incorrectfeedback'].some(
      (name) => textOf(element, name) !== '',
    ),
    points: !['', '1'].includes(textOf(element, 'defaultgrade').replace(/\.0+$/, '')),
    markdown: childOf(element, 'questiontext')?.attributes['format'] === 'markdown',
  }
  return (Object.keys(has) as IgnoredPart[]).filter((part) => has[part])
}

/** Depth of the tree is limited, so this ends. */
function hasPicture(element: XmlElement): boolean {
  return element.name === 'file' || element.text.includes('@@PLUGINFILE@@') || element.children.some(hasPicture)
}
