import { algebraicStructure } from './algebra/algebraic-structure.ts';
import { expressionForms } from './algebra/expressions.ts';
import { inequalities } from './algebra/inequalities.ts';
import { linearEquation } from './algebra/linear-equations.ts';
import { quadraticEquations } from './algebra/quadratic-equations.ts';
import { simultaneousEquations } from './algebra/simultaneous-equations.ts';
import { wordsToEquations } from './algebra/words-to-equations.ts';

/** Expressions, equations and inequalities. */
export const algebraModels = [
  linearEquation,
  expressionForms,
  wordsToEquations,
  simultaneousEquations,
  quadraticEquations,
  inequalities,
  algebraicStructure,
];
