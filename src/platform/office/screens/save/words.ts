/** Words for a form that somebody else saved meanwhile. */
export const conflictWords = {
  title: { th: '{who} บันทึกรายการนี้เมื่อ {when}', en: '{who} saved this record on {when}' },
  joined: {
    th: 'ระบบรวมช่องที่แก้ไขไม่ซ้ำกันให้แล้ว {n} ช่อง',
    en: '{n} {n|field that only one of you changed is|fields that only one of you changed are} merged.',
  },
  left: {
    th: 'มี {n} ช่องที่แก้ไขซ้ำกัน กรุณาเลือกค่าที่จะใช้ แล้วบันทึก',
    en: 'You both changed {n}. Choose a value for each, then save.',
  },
  by: { th: '{who} · {when}', en: '{who} · {when}' },
  mine: { th: 'ของฉัน', en: 'Mine' },
  takeMine: { th: 'ใช้ค่าของฉัน', en: 'Save mine' },
  takeTheirs: { th: 'ใช้ค่าของ{who}', en: 'Keep the values of {who}' },
  somebody: { th: 'ผู้อื่น', en: 'someone else' },
  merged: { th: 'รวมกับ {n} ช่องที่ผู้อื่นบันทึกไว้แล้ว', en: 'Merged with {n} {n|field|fields} that someone else saved' },
} as const

export const savingWords = {
  undo: { th: 'เลิกทำ', en: 'Undo' },
  undone: { th: 'เลิกทำการเปลี่ยนแปลงแล้ว', en: 'Changes undone' },
  noUndo: { th: 'เลิกทำไม่ได้แล้ว', en: 'This can no longer be undone' },
} as const
