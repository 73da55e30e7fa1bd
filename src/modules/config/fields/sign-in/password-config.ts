import { boolean, group, numberBetween, text, withHint } from '#platform/data/collection/field-builders.ts'

/** The rules for a new password (specification §5, `passwordConfig`). */
export const passwordConfig = group({
  minLength: numberBetween(8, 64)('ความยาวอย่างน้อย (ตัวอักษร)', 'Minimum length in characters'),
  numbers: boolean('ต้องมีตัวเลข', 'Needs a digit'),
  lowercase: boolean('ต้องมีตัวพิมพ์เล็ก', 'Needs a lower-case letter'),
  uppercase: boolean('ต้องมีตัวพิมพ์ใหญ่', 'Needs an upper-case letter'),
  symbols: boolean('ต้องมีสัญลักษณ์', 'Needs a symbol'),
  noSimilar: boolean('ห้ามอักขระที่ดูคล้ายกัน (0 O 1 l I |)', 'No characters that look alike (0 O 1 l I |)'),
  noDuplicates: boolean('ห้ามอักขระซ้ำกัน', 'No repeated characters'),
  noSequential: boolean('ห้ามอักขระเรียงกัน (abc 321)', 'No characters in a row (abc, 321)'),
  noSpaces: boolean('ห้ามช่องว่าง', 'No spaces'),
  onlyLatin: boolean('ใช้ได้เฉพาะอักษรละตินและสัญลักษณ์ที่กำหนด', 'Only Latin letters and the symbols below'),
  allowedSymbols: withHint(
    { th: 'มีผลเมื่ออนุญาตเฉพาะอักษรละติน', en: 'Applies when only Latin letters are allowed' },
    text('สัญลักษณ์ที่ใช้ได้', 'Allowed symbols'),
  ),
})
