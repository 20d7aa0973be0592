// Lines of a transcript that are neither courses nor headings.

/** Whether a text sums up courses (a total, an average) instead of being one. */
export function isSummary(text: string): boolean {
  return (
    /\b(gpa|cgpa|qpa|grade point average|grade average|weighted average|totals?|subtotal|gesamtnote|durchschnitt|good standing|dean'?s list)\b/i.test(
      text,
    ) ||
    /^\W*(term|semester|cumulative|cum|overall|year|career|current|sem)\b.{0,40}\b(average|avg|credits?|hours|hrs|points|earned|attempted|standing|units|mean|ects)\b/i.test(
      text,
    ) ||
    /^\W*(current( term)?|this term|institution(al)?|transfer|term|semester|quarter|trimester|stage|level|year)\s*:?\s*\d+[.,]\d/i.test(
      text,
    ) ||
    /^\W*(average|mean|cumulative|overall|sum|summe|class rank|rank|attempted|earned|ehrs|aggregate|percentage)\b/i.test(
      text,
    )
  );
}

/** Whether a line explains or labels something and is no course. */
export function isLabel(text: string): boolean {
  return (
    /^\W*(page|date|issued|printed|print date|student|name|id|dob|d\.o\.b|born|birth|phone|tel|fax|ceeb|registrar|address|degree|major|minor|programme?|program|required|minimum|admitted|admission|graduat|matriculation|signature|college board|this |the |please|official|unofficial|end of|\*+|sex|gender|nationality|advisor|counselor|principal|school|university|scale|award|qualification|candidate|supervisor|key|legend|passed|number of)\b/i.test(
      text,
    ) && /[:.]|\d{4}|of\b|\bthis\b|\bthe\b|end|official|required|minimum|total/i.test(text)
  );
}

/** Whether a line begins the explanation of grades, after which no courses are expected. */
export function isLegend(text: string): boolean {
  return /\b(grading (scale|system|scheme|key)|grade (scale|key|legend)|key to grades|legend|explanation of|scale of grades|notenskala|notenschlüssel|key to (marks|symbols)|classification (scale|bands)|mark bands)\b/i.test(
    text,
  );
}
