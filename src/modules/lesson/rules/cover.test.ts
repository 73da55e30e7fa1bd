import { describe, expect, it } from 'vitest'
import { artCategories } from '#ui/course/art/motifs.ts'
import { artOf } from './cover.ts'

describe('artOf', () => {
  it.each([
    [['electric'], 'electric'],
    [['welding'], 'metal'],
    [['automotive', 'safety'], 'auto'],
    [['hvac'], 'air'],
    [['business'], 'manage'],
  ])('%j is drawn as %s', (codes, art) => expect(artOf(codes)).toBe(art))

  it.each([[[]], [['ไม่รู้จัก']], [['constructor']], [['__proto__']]])('%j has some drawing, always the same', (codes) => {
    expect(artCategories).toContain(artOf(codes))
    expect(artOf(codes)).toBe(artOf(codes))
  })
})
