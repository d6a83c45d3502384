/** Words that show what a piece or a section is about. */
export const degree =
  /(?<![\p{L}.])(?:J\.?\s?D\.?|Juris Doctor|LL\.?\s?[MB]\.?|B\.?\s?[AS]c?\.?|A\.?B\.?|M\.?\s?[AS]\.?|M\.?B\.?A\.?|Ph\.?\s?D\.?|S\.?J\.?D\.?|Bachelor|Master|Doctor|Licen[cz]iate?|Diploma|Certificate|G\.?D\.?L|L\.?P\.?C|Maîtrise|Abogad[oa]|Staatsexamen)(?![\p{L}])/iu
export const school =
  /\b(?:university|universit\p{L}+|college|school|law center|institute|faculty|academy|UCLA|NYU)\b/iu
export const bar =
  /\b(?:bar|admitted|admissions?|licensed|uspto|patent office|d\. ?[a-z]|circuit|supreme court|district)\b/i
export const membership =
  /\b(?:member|board|committee|association|society|volunteer|trustee|chair|section|alumni|council|club|rotary|foundation|league|nonprofit|advisory)\b/i
export const states =
  /\b(?:State Bar|New York|California|Texas|Illinois|Florida|Massachusetts|Pennsylvania|New Jersey|Ohio|Virginia|Georgia|Washington|Colorado|District of Columbia|Circuit)\b/
