/** Why a session cannot have a room. */
export const holdWords = {
  taken: {
    th: '{room} ไม่ว่าง: {purpose} {when} เลือกเวลาหรือห้องอื่น',
    en: '{room} is taken: {purpose}, {when}. Choose another time or room.',
  },
  twice: {
    th: '{room} มีนัดเรียนมากกว่าหนึ่งนัดในเวลาเดียวกัน {when}',
    en: '{room} has more than one session at the same time, {when}.',
  },
  busy: {
    th: '{room} ไม่ว่างในบางช่วงเวลา เลือกเวลาหรือห้องอื่น',
    en: '{room} is taken at some of these times. Choose another time or room.',
  },
  hours: { th: '{day} เวลา {from}–{to} น.', en: '{day}, {from}–{to}' },
  small: {
    th: '{room} จุได้ {n} คน แต่คาดว่ามี {people} คน',
    en: '{room} has a capacity of {n}, but {people} people are expected.',
  },
  gone: { th: 'ไม่พบห้องนี้ เลือกห้องอื่น', en: 'There is no such room. Choose another one.' },
} as const
