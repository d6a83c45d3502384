const names = (text: string): readonly string[] => text.split(' ')
export const units = names(
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty',
)
export const ordinals = names(
  'zeroth first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth',
)
export const tens = names('ten twenty thirty forty fifty sixty seventy eighty ninety')
