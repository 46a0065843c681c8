// Loads the library of a release and answers questions, one a line: `proof LIBRARY NETS`.
//
//   deal PLAYERS OPTIONS SEED     deals a game; prints its position ("-" stands for the published rules)
//   choose BOT ROLLOUTS SEED      prints the move of a bot (bots/core_bots.hpp) in this game
//   move MOVE                     makes a move; prints the position
//   perft DEPTH STATE             counts the games of this depth from a packed state, in hexadecimal
//
// Each answer of a bot comes from every build that the processor can run; if they differ, the answer is
// "builds differ". NETS is a file with the quantized nets of every kind of game, one after the other.
#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <fstream>
#include <iostream>
#include <iterator>
#include <new>
#include <sstream>
#include <string>
#include <vector>

#include "api/functions.hpp"

#if defined(_WIN32)
#include <windows.h>
#else
#include <dlfcn.h>
#endif

namespace {

constexpr std::size_t alignment = 64;

template <class Function>
Function* load(const char* library, const char* name) {
#if defined(_WIN32)
  static const HMODULE loaded = LoadLibraryA(library);
  void* const found = loaded ? reinterpret_cast<void*>(GetProcAddress(loaded, name)) : nullptr;
#else
  static void* const loaded = dlopen(library, RTLD_NOW);
  void* const found = loaded ? dlsym(loaded, name) : nullptr;
#endif
  if (!found) {
    std::cerr << "cannot load " << name << " from " << library << '\n';
    std::exit(1);
  }
  return reinterpret_cast<Function*>(found);
}

struct Core {
  explicit Core(const char* library) : library(library) {}

  const char* library;
#define REGICIDE_LOADED(name, function) \
  decltype(function)* name = load<decltype(function)>(library, #function)
  REGICIDE_LOADED(game_size, rg_game_size);
  REGICIDE_LOADED(text_size, rg_text_size);
  REGICIDE_LOADED(net_shape, rg_net_shape);
  REGICIDE_LOADED(build_name, rg_build_name);
  REGICIDE_LOADED(deal, rg_game_deal);
  REGICIDE_LOADED(position, rg_game_position);
  REGICIDE_LOADED(move, rg_game_move);
  REGICIDE_LOADED(state, rg_game_state);
  REGICIDE_LOADED(choose, rg_bot_choose);
  REGICIDE_LOADED(move_text, rg_move_text);
  REGICIDE_LOADED(perft, rg_perft);
};

// Memory for what the core keeps in vectors.
char* aligned(std::size_t size) {
  char* const memory = static_cast<char*>(::operator new(size, std::align_val_t(alignment)));
  std::memset(memory, 0, size);
  return memory;
}

class Proof {
 public:
  Proof(const char* library, const char* nets)
      : core_(library),
        game_(reinterpret_cast<TableGame*>(aligned(static_cast<std::size_t>(core_.game_size())))),
        text_(static_cast<std::size_t>(core_.text_size())) {
    std::int32_t shape[3];
    core_.net_shape(shape);
    std::ifstream file(nets, std::ios::binary);
    for (const void*& net : nets_) {
      char* const memory = aligned(static_cast<std::size_t>(shape[2]));
      if (!file.read(memory, shape[2])) throw std::ios_base::failure("the file of nets is too short");
      net = memory;
    }
  }

  std::string answer(const std::string& question) {
    std::istringstream words(question);
    std::string verb, first, second;
    words >> verb;
    if (verb == "deal") {
      int players;
      words >> players >> first >> second;
      if (first == "-") first.clear();
      const int fault = core_.deal(game_, players, first.data(), first.size(), second.data(),
                                   second.size());
      return fault ? "not dealt" : position();
    }
    if (verb == "move") {
      words >> first;
      return core_.move(game_, first.data(), first.size(), text_.data()) < 0 ? "illegal" : position();
    }
    std::uint64_t seed;
    if (verb == "choose") {
      int bot, rollouts;
      words >> bot >> rollouts >> seed;
      return choice(bot, rollouts, seed);
    }
    if (verb == "perft") {
      int depth;
      words >> depth >> first;
      return std::to_string(core_.perft(unpacked(first), depth));
    }
    return "what is " + verb + "?";
  }

 private:
  std::string position() {
    return {text_.data(), static_cast<std::size_t>(core_.position(game_, text_.data()))};
  }

  std::string move_text(std::uint64_t move) {
    return {text_.data(), static_cast<std::size_t>(core_.move_text(move, text_.data()))};
  }

  std::string choice(int bot, int rollouts, std::uint64_t seed) {
    std::string chosen;
    for (int number = 0; const char* build = core_.build_name(number); ++number) {
      double chance;
      const std::uint64_t move =
          core_.choose(bot, nets_, core_.state(game_), rollouts, 0, seed, build, &chance);
      const std::string text = move_text(move);
      if (number && text != chosen) return "builds differ";
      chosen = text;
    }
    return chosen;
  }

  const State* unpacked(const std::string& digits) {
    static char* const state = aligned(4096);
    for (std::size_t at = 0; at + 1 < digits.size() && at < 8192; at += 2) {
      state[at / 2] = static_cast<char>(std::stoi(digits.substr(at, 2), nullptr, 16));
    }
    return reinterpret_cast<const State*>(state);
  }

  Core core_;
  TableGame* game_;
  std::vector<char> text_;
  const void* nets_[kind_count];
};

}  // namespace

int main(int count, char** arguments) {
  if (count != 3) return 2;
  Proof proof(arguments[1], arguments[2]);
  for (std::string question; std::getline(std::cin, question);) {
    if (!question.empty() && question.back() == '\r') question.pop_back();
    std::cout << proof.answer(question) << '\n';
  }
  return 0;
}
