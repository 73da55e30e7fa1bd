import { isPlainObject } from '../../reading/reading.ts'
import type { Pipeline, Stage } from '../pipeline.ts'
import { grown, isTooBig } from '../weight/growth.ts'
import { readFacet } from './facet.ts'
import { readGroup } from './group.ts'
import { readLookup } from './lookup.ts'
import { readCountStage, readLimit, readMatch, readSkip, readSort, readUnwind } from './plain.ts'
import { joinsTogether, type JoinsTogetherDraft } from './joins-together.ts'
import { type ReadStage, refused, type StageAt, type Step } from './place.ts'
import { readProject } from './project.ts'
import { readAddFields, readUnset } from './reshape.ts'

const MOST_STAGES = 20
const MOST_IN_ALL = 40

const STAGES: Record<string, ReadStage> = {
  $match: readMatch,
  $sort: readSort,
  $skip: readSkip,
  $limit: readLimit,
  $lookup: readLookup,
  $unwind: readUnwind,
  $group: readGroup,
  $project: readProject,
  $addFields: readAddFields,
  $set: readAddFields,
  $unset: readUnset,
  $count: readCountStage,
  $facet: readFacet,
}

/** The names of the allowed stages. */
export const stageNames: readonly string[] = Object.keys(STAGES)

/** Reads a list of stages, each on the documents of the one before. Notes an issue for whatever does not fit. */
export function readStages(at: Omit<StageAt, 'next' | 'readInside'>): Pipeline {
  const { reading, input } = at
  const read: Stage[] = []
  let { shape, weights, catalogues } = at
  const list: JoinsTogetherDraft[] = Array.isArray(input) ? joinsTogether(input) : []
  if (!Array.isArray(input)) refused(at, { field: '', code: 'shape' })
  reading.stages = (reading.stages ?? 0) + list.length
  if (list.length > MOST_STAGES || reading.stages > MOST_IN_ALL) refused(at, { field: '', code: 'too-many' })
  const here = reading.path ?? ''
  for (let index = 0; index < list.length && reading.issues.length === 0; index += 1) {
    reading.path = `${here}.${list[index]!.at}`
    const step = readStage({
      ...at,
      shape,
      weights,
      catalogues,
      input: list[index]!.stage,
      next: list[index + 1]?.stage,
      readInside: readStages,
    })
    if (!step) break
    weights = grown(step.stage, weights)
    if (isTooBig(weights)) refused(at, { field: '', code: 'too-big' })
    read.push(step.stage)
    shape = step.shape
    if (step.joined) catalogues = new Map(catalogues).set(step.joined.name, step.joined.catalogue)
    if (step.takesNext) index += 1
  }
  reading.path = here
  return { stages: read, shape }
}

function readStage(at: StageAt): Step | null {
  const [name = '', ...others] = isPlainObject(at.input) ? Object.keys(at.input) : []
  if (others.length > 0 || name === '') return refused(at, { field: '', code: 'shape' })
  const read = Object.hasOwn(STAGES, name) ? STAGES[name] : undefined
  if (!read) return refused(at, { field: name, code: 'stage' })
  at.reading.path += `.${name}`
  return read({ ...at, input: (at.input as Record<string, unknown>)[name] })
}
